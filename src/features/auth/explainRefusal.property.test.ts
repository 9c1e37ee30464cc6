import * as fc from 'fast-check';
import { AuthErrorCodes } from 'firebase/auth';
import { holds } from '../../test/properties';
import { explainRefusal, isExplained } from './explainRefusal';

/** Texts that no map of codes may stumble over, and codes with a slip. */
const code = fc.oneof(
  fc.constantFrom(...Object.values(AuthErrorCodes)),
  fc.constantFrom(...Object.values(AuthErrorCodes)).map((known) => known.toUpperCase()),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'auth/', ''),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  stringUnit: 'binary',
});

const errors = fc
  .tuple(
    fc.constantFrom(Error, TypeError, RangeError, DOMException),
    fc.string(),
    fc.oneof(code, anything),
  )
  .map(([Kind, message, is]) => Object.defineProperty(new Kind(message), 'code', { value: is }));

/** One that holds itself, wherever it is looked into. */
const cyclic = fc.dictionary(fc.oneof(fc.constant('code'), fc.string()), anything).map((object) => {
  for (const key of Object.keys(object)) object[key] = object;
  return Object.assign(object, { code: object });
});

/** Throws, at whatever is done to it, what may be thrown itself. */
function untouchable(thrown: unknown): unknown {
  const refuse = () => {
    throw thrown;
  };
  const traps = Object.getOwnPropertyNames(Reflect).map((trap) => [trap, refuse]);
  return new Proxy(() => undefined, Object.fromEntries(traps) as ProxyHandler<() => undefined>);
}

const thrown = fc.oneof(anything, errors, cyclic, code, fc.record({ code }));

holds('says something of whatever is thrown', 16_000, [thrown, fc.boolean()], (value, shy) => {
  const { field, sentence } = explainRefusal(shy ? untouchable(value) : value);
  expect(['email', 'password', 'form']).toContain(field);
  expect(sentence).toMatch(/^[A-Z][^!]+\.$/);
});

holds('goes by the code alone', 4_000, [code, anything], (is, rest) => {
  const expected = explainRefusal({ code: is });
  expect(explainRefusal(Object.assign(new Error('…'), { rest, code: is }))).toEqual(expected);
  if (!isExplained(is)) expect(expected).toEqual(explainRefusal(undefined));
});
