import { readContents, typedContents } from './typedContents';

it.each([
  ['100 ग्राम', '100 g'],
  ['१.५ किलो', '1.5 kg'],
  ['500 मि.ली.', '500 ml'],
  ['2 वर्ग मीटर', '2 m²'],
  ['1 kg', '1 kg'],
])('reads %j as %s', (text, read) => {
  expect(typedContents(readContents(text))).toBe(read);
});
