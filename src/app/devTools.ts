/** The slices with nothing about a person, and nothing that one has typed. */
const impersonal = ['basket', 'catalogue', 'prices'];

/** Never, not even there. */
const personal = ['address', 'email', 'newEmail', 'password', 'newPassword'];

const isImpersonal = (name = '') => impersonal.includes(name);

/**
 * Redux DevTools show and export these slices and their actions. Of all others they show only the type. Called for every value, because exported reports contain whole lists of both.
 */
function hidePersonalData(key: string, value: unknown): unknown {
  if (value && personal.includes(key)) return '(hidden)';
  if (typeof value !== 'object' || value === null) return value;
  if ('auth' in value && 'basket' in value) {
    return Object.fromEntries(
      Object.entries(value).map(([name, slice]) => [name, isImpersonal(name) ? slice : '(hidden)']),
    );
  }
  const { type } = value as { type?: unknown };
  // Around each action of a list.
  if (typeof type !== 'string' || type === 'PERFORM_ACTION') return value;
  return isImpersonal(type.split('/')[0]) ? value : { type, payload: '(hidden)' };
}

export const devTools = {
  actionSanitizer: <Action>(action: Action) => hidePersonalData('', action) as Action,
  stateSanitizer: <State>(state: State) => hidePersonalData('', state) as State,
  serialize: { replacer: hidePersonalData },
};
