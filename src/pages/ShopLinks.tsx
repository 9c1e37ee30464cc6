import { Link, useNavigate } from 'react-router-dom';
import { useBasketCount } from '../basket/useBasket';
import { longestQuery } from '../catalogue/search/useSearch';
import { homePath, paths, withdrawalPath } from '../navigation';
import { Icon } from '../ui/Icon';
import { accountWords } from '#words/auth';
import { basketWords } from '#words/basket';
import { searchWords } from '#words/catalogue';
import { withdrawalLinkWords } from '#words/shell';

/** The header's search and links, at the foot of a page without a header. */
export function ShopLinks() {
  const navigate = useNavigate();
  const count = useBasketCount();
  return (
    <div className="login-shop">
      <form
        className="search-box"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get('q') as string;
          void navigate(homePath({ q }));
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={searchWords.search}
          placeholder={searchWords.search}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <Link to={paths.checkout}>{accountWords.basket(basketWords.items(count))}</Link>
      {process.env.WITHDRAWAL === 'on' && (
        <Link to={withdrawalPath}>{withdrawalLinkWords.withdraw}</Link>
      )}
    </div>
  );
}
