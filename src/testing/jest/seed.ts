/** Gives all generated inputs of a run one seed, and says it: `SEED=… npm test -- properties` is the same run. */
export default function seed() {
  process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(
    `\nGenerated inputs have the seed ${process.env.SEED}; SEED=${process.env.SEED} gives the same again.`,
  );
}
