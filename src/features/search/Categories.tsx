import { Link } from 'react-router-dom';
import { homePath } from '../../shared/paths';
import { searchWords as words } from '../../words/en/search';
import { catalogue } from '../catalogue/products?first';
import type { ListRequest } from './productList';

/** Links to the shop's categories, if there are any to choose from. */
export function Categories({ query, category, sort }: ListRequest) {
  if (catalogue.categories.length < 2) return null;
  return (
    <nav className="categories" aria-label={words.categories}>
      {['', ...catalogue.categories].map((name) => (
        <Link
          key={name}
          className="button button-quiet"
          to={homePath({ category: name, sort: name && sort })}
          aria-current={name === category && !query ? 'page' : undefined}
        >
          {name || words.all}
        </Link>
      ))}
    </nav>
  );
}
