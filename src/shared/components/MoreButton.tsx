import type { ComponentProps } from 'react';
import { shellWords as words } from '../../words/en/shell';

export function MoreButton(props: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  return (
    <button type="button" className="button button-quiet more-button" {...props}>
      {words.showMore}
    </button>
  );
}
