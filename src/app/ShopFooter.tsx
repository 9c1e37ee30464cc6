import { Link } from 'react-router-dom';
import type { Shop } from '#shop/config';
import { describeTerms } from '../catalogue/model/terms';
import { withdrawalPath } from '../navigation';
import { demoWords, shellWords as words, withdrawalLinkWords } from '#words/shell';

/** The foot of each screen; hides what the shop's configuration leaves out. */
export function ShopFooter(shop: Shop) {
  const {
    name,
    description,
    basePath,
    conditions,
    privacy,
    imprint,
    seller,
    contact = {},
    alternates = {},
  } = shop;
  const { email, telephone, address } = contact;
  const terms = Object.values(describeTerms(shop)).filter(Boolean);
  return (
    <footer className="shop-footer">
      <p>{words.about(name, description)}</p>
      {process.env.AUTH_EMULATOR_URL && <p>{demoWords.nothingForSale}</p>}
      {terms.length > 0 && <p>{terms.join(' ')}</p>}
      {seller && <p>{words.seller(seller)}</p>}
      {address && <p>{address}</p>}
      {process.env.WITHDRAWAL === 'on' && (
        <p>
          <Link className="button button-quiet" to={withdrawalPath}>
            {withdrawalLinkWords.withdraw}
          </Link>
        </p>
      )}
      <p className="shop-footer-links">
        {/* The build has checked both: nothing in them has to be encoded. */}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>}
        {conditions && <a href={basePath + conditions}>{words.conditions}</a>}
        {privacy && <a href={basePath + privacy}>{words.privacy}</a>}
        {imprint && <a href={basePath + imprint}>{words.imprint}</a>}
        <a href={`${basePath}licences.txt`}>{words.licences}</a>
        {Object.entries(alternates).map(([tag, address]) => (
          <a key={tag} href={address} hrefLang={tag} lang={tag}>
            {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
          </a>
        ))}
      </p>
    </footer>
  );
}
