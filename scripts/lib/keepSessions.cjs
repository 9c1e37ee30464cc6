/**
 * Preloaded into the Auth emulator, which ends every session when it loads the accounts of an earlier run: it counts them
 * as new, and each session as begun before. Guests would lose their orders, which nobody else finds.
 */
// The package has no types.
const { ProjectState } = require(String('firebase-tools/lib/emulator/auth/state'));

const load = ProjectState.prototype.overwriteUserWithLocalId;
/**
 * @param {string} id
 * @param {{ createdAt: string }} user `createdAt` in milliseconds
 */
ProjectState.prototype.overwriteUserWithLocalId = function (id, user) {
  const validSince = String(Math.floor(Number(user.createdAt) / 1000));
  return load.call(this, id, { ...user, validSince });
};
