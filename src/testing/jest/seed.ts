/** One seed for all generated inputs, as `scripts/test.ts` sets it, or a new one. */
export default function seed() {
  process.env.SEED ||= String(Math.floor(Math.random() * 2 ** 31));
  console.log(
    `\nThe seed of generated inputs is ${process.env.SEED}. SEED=${process.env.SEED} generates the same ones again.`,
  );
}
