import { inboxOf } from './inboxes';

const areOne = (addresses: readonly string[]) =>
  new Set(addresses.map((address) => inboxOf(address).inbox)).size === 1;

describe('the inbox of an address', () => {
  it.each([
    [
      'Gmail’s two domains, dots and tags',
      'asha.rao@gmail.com ASHARAO+x@googlemail.com a.s.ha.rao@gmail.com',
    ],
    ['Yahoo’s disposable addresses', 'asha@yahoo.com asha-shop@yahoo.com asha-1+x@yahoo.com'],
    ['… of a country', 'asha@yahoo.co.in asha-n@yahoo.co.in'],
    [
      'Fastmail’s subdomains',
      'asha@fastmail.com n@asha.fastmail.com 2+y@asha.fastmail.com asha+n@fastmail.com',
    ],
    ['… of another domain of theirs', 'asha@fastmail.fm n@asha.fastmail.fm'],
    ['… below a subdomain', 'asha@fastmail.com a@b.asha.fastmail.com'],
    ['Outlook’s tags', 'asha@outlook.com Asha+shop@outlook.com'],
    [
      'Proton’s domains and separators',
      'asha.rao@proton.me asha_rao@protonmail.com asha-rao+n@pm.me',
    ],
    ['Apple’s domains', 'asha@icloud.com asha+n@me.com asha@mac.com'],
    ['Yandex’s domains and separators', 'asha.rao@yandex.ru asha-rao@ya.ru asharao@yandex.com'],
    ['GMX’s domains', 'asha@gmx.de asha@gmx.net'],
    ['tags and dots of a provider nobody knows', 'a.sha@shop.example asha+n@SHOP.example'],
    ['two spellings of a domain', 'asha@bücher.example asha@xn--bcher-kva.example'],
  ])('is the same for %s', (_whose, addresses) => {
    expect(areOne(addresses.split(' '))).toBe(true);
  });

  it.each([
    ['hyphens are part of a name', 'anna-maria@gmail.com anna-lena@gmail.com'],
    ['dots are, at Outlook', 'asha.rao@outlook.com asharao@outlook.com'],
    ['countries of Yahoo', 'asha@yahoo.com asha@yahoo.co.in'],
    ['Outlook and Hotmail', 'asha@outlook.com asha@hotmail.com'],
    ['a domain that ends like a provider’s', 'asha@gmail.com asha@notgmail.com'],
    ['a provider’s name below another domain', 'asha@gmail.com asha@gmail.com.example'],
    ['people at a host below a provider’s domain', 'asha@corp.mail.ru meera@corp.mail.ru'],
    ['hyphens at a domain of one’s own', 'anna-maria@shop.example anna-lena@shop.example'],
  ])('differs: %s', (_why, addresses) => {
    expect(areOne(addresses.split(' '))).toBe(false);
  });

  it.each([
    ['n@mail.victim.example', 'victim.example'],
    ['n@a.b.victim.co.uk', 'victim.co.uk'],
    ['n@x.victim.github.io', 'victim.github.io'],
    ['n@co.uk', 'co.uk'],
    ['asha@gmail.com', undefined],
    ['n@asha.fastmail.com', undefined],
  ])('counts %s for the domain %s, whatever its subdomain', (address, domain) => {
    expect(inboxOf(address).domain).toBe(domain);
  });
});
