import { checkField, doubtAbout, tidyField } from './address';

describe('a German postal code', () => {
  it.each([
    'D-10115',
    'DE 10115',
    'd10115',
    'DE–10115',
    'PLZ: 10115',
    '10115, Deutschland',
    '10 115',
    '10115.',
    '(10115)',
    '#10115',
    'Postleitzahl 10115',
    '１０１１५',
    'D 10115 DE',
  ])('is sent without the known words and signs around it: %s', (typed) => {
    expect(tidyField('pin', typed)).toBe('10115');
    expect(checkField('pin', typed)).toBeUndefined();
  });

  it.each(['D-01067', '०१०६७'])('keeps its zero: %s', (typed) => {
    expect(tidyField('pin', typed)).toBe('01067');
  });

  it.each(['A-1010', 'AT 10115', '10115 Berlin', 'D', 'Dx10115', '1011', '101156'])(
    'is rejected with other words around it, or other digits in it: %s',
    (typed) => {
      expect(checkField('pin', typed)).toBe('invalid');
    },
  );
});

describe('a German street', () => {
  it.each([
    'Hauptstraße',
    'Unter den Linden',
    'Straße des 17. Juni',
    'Platz der 8.-Mai-Helden',
    'Hauptstraße, 10115 Berlin',
    'c/o Müller\nHauptstraße',
    'Hauptstraße\n5. OG',
  ])('without a house number is asked about: %j', (street) => {
    expect(doubtAbout('street', street)).toBe('houseNumber');
    expect(checkField('street', street)).toBeUndefined();
  });

  it.each([
    'Hauptstraße 5',
    'Hauptstr. 12a',
    'Straße des 17. Juni 135',
    'Q7, 24',
    'Hauptstr. 5.',
    'Packstation 123',
    'Hauptstraße ५',
    'Am Markt 3, 2. OG',
    'Weg 5\nHinterhaus',
  ])('with one is taken as it is: %j', (street) => {
    expect(doubtAbout('street', street)).toBeUndefined();
  });

  it.each(['Weg', '123'])('that is hardly one is asked about: %s', (street) => {
    expect(doubtAbout('street', street)).toBe('street');
  });
});
