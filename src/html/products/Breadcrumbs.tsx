import { Link } from 'react-router-dom';
import type { Product } from '../../features/catalogue/product';
import { homePath, paths } from '../../shared/paths';
import { productPageWords as words } from '../../words/en/productPage';

interface BreadcrumbsProps {
  product: Product;
  /** Left out if the shop has no categories to choose from. */
  category: string | undefined;
}

export function Breadcrumbs({ product, category }: BreadcrumbsProps) {
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className="breadcrumbs">
        <li>
          <Link to={paths.home}>{words.home}</Link>
        </li>
        {category && (
          <li>
            <Link to={homePath({ category })}>{category}</Link>
          </li>
        )}
        <li>
          <span aria-current="page">{product.title}</span>
        </li>
      </ol>
    </nav>
  );
}
