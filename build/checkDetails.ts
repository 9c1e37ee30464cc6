/**
 * What is wrong with the details and the further pictures of a product, both optional: a half
 * sentence for each, that begins with 'has' and says what to do. Takes any values.
 */
export function checkDetails(details: unknown, pictures: unknown): string[] {
  return [
    ...(details === undefined ? [] : wrongDetails(details)),
    ...(pictures === undefined ? [] : wrongPictures(pictures)),
  ];
}

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrongDetails(details: unknown): string[] {
  const example = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }";
  if (!isRecord(details)) return [`has wrong details; write them ${example}.`];
  const { text, facts } = details;
  if (text === undefined && facts === undefined) {
    return [`has empty details; write them ${example}, or leave them out.`];
  }
  const wrong: string[] = [];
  if (text !== undefined && !isText(text)) {
    wrong.push('has details with a wrong text; write a sentence, or leave it out.');
  }
  if (facts !== undefined && !(isRecord(facts) && Object.keys(facts).length > 0)) {
    wrong.push("has details with wrong facts; write names and values, such as { Colour: 'blue' }.");
  } else {
    for (const [name, value] of Object.entries(facts ?? {})) {
      if (isText(name) && isText(value)) continue;
      wrong.push(`has details with a wrong fact '${name}'; write its value as a text.`);
    }
  }
  return wrong;
}

function wrongPictures(pictures: unknown): string[] {
  if (!Array.isArray(pictures) || pictures.length === 0) {
    return ['has wrong pictures; write a list of them, such as [lampFromBehind], or leave it out.'];
  }
  return pictures.flatMap((picture, index) =>
    isText(picture)
      ? []
      : `has a wrong picture, number ${index + 1} of pictures; import a photograph from pictures/.`,
  );
}
