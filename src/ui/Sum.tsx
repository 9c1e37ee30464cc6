import './Sum.css';

interface SumProps {
  label: string;
  /** An amount of money, or the word for none. */
  amount: string;
  /** `total`: what the rows above come to; `note`: what is only told. */
  kind?: 'total' | 'note';
}

/** A row of sums, whose amounts stand below each other; read out, found or copied, it is one line of text. */
export const Sum = ({ label, amount, kind }: SumProps) => (
  <p className={kind ? `sum sum-${kind}` : 'sum'}>
    <span>{label}</span> <span>{amount}</span>
  </p>
);
