import { Link } from 'react-router-dom';
import { paths } from '../src/navigation';
import { shop } from '#shop/config';

/** The shop's mark, a stall with an awning, and its name; links home. */
export function Logo() {
  return (
    <Link className={shop.name.length > 12 ? 'logo logo-long' : 'logo'} to={paths.home}>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4 13h24v13.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 26.5Z" />
        <path
          className="logo-awning"
          d="M5.5 3h21L31 12.5a4.2 4.2 0 0 1-7.5 2.2 4.8 4.8 0 0 1-7.5 0 4.8 4.8 0 0 1-7.5 0A4.2 4.2 0 0 1 1 12.5Z"
        />
      </svg>
      {shop.name}
    </Link>
  );
}
