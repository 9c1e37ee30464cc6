/** The field with what is noted with a move. */
export const noteField = { name: 'note' };

/** What was noted; `undefined` if nothing was. */
export function noteIn(answers: FormData): string | undefined {
  const note = answers.get(noteField.name);
  return typeof note === 'string' && note.trim() ? note : undefined;
}
