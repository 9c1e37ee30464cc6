/** To tick off with a pen. */
export const TickBox = () => <span className="tick-box" />;
