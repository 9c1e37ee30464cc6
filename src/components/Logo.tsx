import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { shop } from '../config';

/** The shop's name and mark, an awning over a cloth; leads home. */
export function Logo() {
  return (
    <Link className="logo" to={paths.home}>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="logo-cloth"
          d="M4 13h24v13.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 26.500Z"
        />
        <path
          className="logo-awning"
          d="M5.500 3h21L31 12.500a4.200 4.200 0 0 1-7.500 2.200 4.800 4.800 0 0 1-7.500 0 4.800 4.800 0 0 1-7.500 0A4.200 4.200 0 0 1 1 12.500Z"
        />
      </svg>
      {shop.name}
    </Link>
  );
}
