import { isOnThisMachine } from '../../shared/isOnThisMachine';

/** Says that nobody can sign in where the page comes from another machine than the demo runs on. */
export function DemoNotice() {
  if (isOnThisMachine()) return null;
  return (
    <p>
      <strong>This is a demo of the shop: nobody can sign in here.</strong>
    </p>
  );
}
