import * as fc from 'fast-check';
import { anyText, holds } from '../../testing/properties';
import { explainRefusal } from './explainRefusal';

/** Reasons, and texts that are easily taken for one. */
const reason = fc.oneof(
  fc.constantFrom('wrong-password', 'Wrong-password', 'unknown', ''),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  anyText,
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
  key: anyText,
});

const errors = fc
  .tuple(
    fc.constantFrom(Error, TypeError, RangeError, DOMException),
    fc.string(),
    fc.oneof(reason, anything),
  )
  .map(([Kind, message, value]) => Object.defineProperty(new Kind(message), 'reason', { value }));

/** Throws `thrown` at every access. */
function unreadable(thrown: unknown): unknown {
  const refuse = () => {
    throw thrown;
  };
  const traps = Object.getOwnPropertyNames(Reflect).map((trap) => [trap, refuse]);
  return new Proxy(() => undefined, Object.fromEntries(traps) as ProxyHandler<() => undefined>);
}

const thrown = fc.oneof(anything, errors, fc.record({ reason: fc.oneof(reason, anything) }));

holds('has a sentence for whatever is thrown', 16_000, [thrown, fc.nat(2)], (value, variant) => {
  const rejection = [value, unreadable(value), { reason: unreadable(value) }][variant];
  const { field, sentence } = explainRefusal(rejection);
  expect(['email', 'password', 'form']).toContain(field);
  expect(sentence).toMatch(/^[A-Z][^!]+\.$/);
});
