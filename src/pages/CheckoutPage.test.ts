/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../config';
import { addToBasket } from '../features/basket/basketSlice';
import { accountBasketObserver } from '../features/basket/accountBasketObserver';
import { buildProduct } from '../testing/builders';
import { renderApp } from '../testing/renderApp';

const lamp = buildProduct({ title: 'Lamp', price: 990, rating: 4 });
const pot = buildProduct({ title: 'Pot', price: 133, rating: 5 });
const rug = buildProduct({ title: 'Rug', price: 990, rating: 5 });

async function renderCheckout(basket: Parameters<typeof buildProduct>[0][] = []) {
  const app = await renderApp({ path: '/checkout', basket: basket.map(buildProduct) });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryByRole('heading')?.textContent ?? []);
const removeButtons = (title: string) =>
  screen.queryAllByRole('button', { name: `Remove from basket: ${title}` });
const removeButton = (title: string, index = 0) => {
  const button = removeButtons(title)[index];
  if (!button) throw new Error(`There is no button ${index} to remove: ${title}`);
  return button;
};
const total = () => screen.getByRole('region', { name: 'Total' });

describe('with an empty basket', () => {
  it('says so, and leads back to the products', async () => {
    const { address, user } = await renderCheckout();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Your shopping basket in empty$/,
    );
    expect(screen.getByText('You have to content in your basket')).toBeVisible();
    expect(titles()).toEqual([]);
    expect(screen.queryByText('Your Shopping basket')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'See all products' }));
    expect(address()).toBe('/');
  });

  it('has a total of nothing', async () => {
    await renderCheckout();
    expect(within(total()).getByText('Subtotal 0 items: ₹0')).toBeVisible();
  });
});

describe('with items in the basket', () => {
  it('shows each of them, in the order in which they were added, duplicates too', async () => {
    await renderCheckout([pot, lamp, pot]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your Shopping basket$/);
    expect(titles()).toEqual(['Pot', 'Lamp', 'Pot']);
    expect(screen.queryByText(/basket in empty/)).not.toBeInTheDocument();
    expect(screen.queryByText('You have to content in your basket')).not.toBeInTheDocument();
  });

  it('shows the picture, title, price and stars of an item, and a way to remove it', async () => {
    await renderCheckout([lamp]);
    const item = within(within(screen.getByRole('main')).getByRole('listitem'));
    expect(item.getByRole('heading', { name: 'Lamp' })).toBeVisible();
    expect(item.getByRole('img', { name: 'Lamp' })).toHaveAttribute('src', lamp.image);
    expect(item.getByText('₹990')).toBeVisible();
    expect(item.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove from basket',
      'One more',
    ]);
  });

  it.each([
    ['one item', [lamp], 'Subtotal 1 items: ₹990'],
    ['three items', [lamp, pot, rug], 'Subtotal 3 items: ₹2113'],
    ['duplicates', [pot, pot], 'Subtotal 2 items: ₹266'],
  ])('sums up %s', async (_name, basket, sum) => {
    await renderCheckout(basket);
    expect(within(total()).getByText(sum)).toBeVisible();
  });
});

describe('one more', () => {
  const oneMore = (title: string) =>
    screen.getAllByRole('button', { name: `One more: ${title}` })[0] ?? document.body;

  it('adds an item of its own at the end, and keeps the focus', async () => {
    const { store, user } = await renderCheckout([lamp, pot]);
    await user.click(oneMore('Lamp'));
    expect(titles()).toEqual(['Lamp', 'Pot', 'Lamp']);
    expect(oneMore('Lamp')).toHaveFocus();
    expect(within(total()).getByText('Subtotal 3 items: ₹2113')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Added: Lamp. 3 items in your basket.');
    expect(new Set(store.getState().basket.items.map(({ lineId }) => lineId)).size).toBe(3);
  });

  it('says how many like it there are, from two on', async () => {
    const { user } = await renderCheckout([lamp, pot]);
    expect(screen.queryByText(/of these/)).not.toBeInTheDocument();
    await user.click(oneMore('Lamp'));
    expect(screen.getAllByText('2 of these')).toHaveLength(2);
    await user.click(removeButton('Lamp'));
    expect(screen.queryByText(/of these/)).not.toBeInTheDocument();
  });
});

describe('removing', () => {
  it('takes one item out, and out of the total and the count', async () => {
    const { user } = await renderCheckout([lamp, pot]);
    await user.click(removeButton('Lamp'));
    expect(titles()).toEqual(['Pot']);
    expect(within(total()).getByText('Subtotal 1 items: ₹133')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Basket/ })).toHaveTextContent(/1\s?item$/);
  });

  it.each([0, 1])(
    'takes the first of its kind out, whichever of them is pressed (no. %i)',
    async (index) => {
      const { user } = await renderCheckout([lamp, pot, lamp]);
      await user.click(removeButton('Lamp', index));
      expect(titles()).toEqual(['Pot', 'Lamp']);
    },
  );

  it('says that the basket is empty after the last item', async () => {
    const { user } = await renderCheckout([lamp, lamp]);
    await user.click(removeButton('Lamp'));
    await user.click(removeButton('Lamp'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your shopping basket in empty',
    );
    expect(titles()).toEqual([]);
  });

  it('moves the focus to the item that takes the place', async () => {
    const { user } = await renderCheckout([lamp, pot, rug]);
    await user.click(removeButton('Pot'));
    expect(removeButton('Rug')).toHaveFocus();
  });

  it('moves the focus to the item before when the last in the list was removed', async () => {
    const { user } = await renderCheckout([lamp, pot]);
    await user.click(removeButton('Pot'));
    expect(removeButton('Lamp')).toHaveFocus();
  });

  it('moves the focus to the heading when nothing is left', async () => {
    const { user } = await renderCheckout([lamp]);
    await user.click(removeButton('Lamp'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('leaves the focus on a button that stays, as another of its kind went', async () => {
    const { user } = await renderCheckout([lamp, pot, lamp]);
    await user.click(removeButton('Lamp', 1));
    expect(removeButtons('Lamp')).toHaveLength(1);
    expect(removeButton('Lamp')).toHaveFocus();
  });

  it('leaves the focus alone when the basket changes for another reason later', async () => {
    const { store, user } = await renderCheckout([lamp, pot]);
    await user.click(removeButton('Lamp'));
    const gift = screen.getByRole('checkbox');
    await user.click(gift);
    act(() => {
      store.dispatch(addToBasket(rug));
    });
    expect(titles()).toEqual(['Pot', 'Rug']);
    expect(gift).toHaveFocus();
  });

  it('can be done by the keyboard alone, item after item', async () => {
    const { user } = await renderCheckout([lamp, pot, rug]);
    removeButton('Lamp').focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByText('You have to content in your basket')).toBeVisible();
  });
});

describe('undoing a removal', () => {
  const undoButton = (title: string) =>
    screen.getByRole('button', { name: `Undo: put back ${title}` });

  it('says what was removed, and puts it back into its place', async () => {
    const { user } = await renderCheckout([lamp, pot, rug]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await user.click(removeButton('Pot'));
    expect(screen.getByText('Removed: Pot')).toBeVisible();
    await user.click(undoButton('Pot'));
    expect(titles()).toEqual(['Lamp', 'Pot', 'Rug']);
    expect(removeButton('Pot')).toHaveFocus();
    expect(screen.queryByText('Removed: Pot')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Put back: Pot. 3 items in your basket.');
  });

  it('works one after another, the last removal first, out of an empty basket too', async () => {
    const { user } = await renderCheckout([lamp, pot]);
    await user.click(removeButton('Lamp'));
    await user.click(removeButton('Pot'));
    expect(screen.getByText('You have to content in your basket')).toBeVisible();
    await user.click(undoButton('Pot'));
    await user.click(undoButton('Lamp'));
    expect(titles()).toEqual(['Lamp', 'Pot']);
  });

  it('empties the basket in one press, and puts all of it back in one', async () => {
    const { user } = await renderCheckout([lamp, pot, lamp]);
    await user.click(screen.getByRole('button', { name: 'Remove everything' }));
    expect(screen.getByText('You have to content in your basket')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Removed: 3 items')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove everything' })).not.toBeInTheDocument();
    await user.click(undoButton('3 items'));
    expect(titles()).toEqual(['Lamp', 'Pot', 'Lamp']);
    expect(removeButton('Lamp')).toHaveFocus();
  });

  it('is one step back from where the focus went', async () => {
    const { user } = await renderCheckout([lamp, pot, rug]);
    removeButton('Pot').focus();
    await user.keyboard('{Enter}');
    expect(removeButton('Rug')).toHaveFocus();
    await user.tab({ shift: true });
    expect(undoButton('Pot')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Lamp', 'Pot', 'Rug']);
  });
});

describe.each([
  ['with items in the basket', [lamp, pot]],
  ['with an empty basket', []],
])('while my account can’t be reached, %s', (_name, basket) => {
  const sentence = 'Saved on this device; your account gets it when you are back online.';
  const inView = (text: string | RegExp) => within(screen.getByRole('main')).queryByText(text);

  it('says where the basket is, once, until it can be reached', async () => {
    const { store } = await renderCheckout(basket);
    const account = accountBasketObserver(store.dispatch);
    expect(inView(/on this device/)).toBeNull();

    act(() => {
      account.reached('no');
    });
    expect(inView(sentence)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    const said = store.getState().announcement.count;
    act(() => {
      account.reached('no');
    });
    expect(store.getState().announcement.count).toBe(said);

    act(() => {
      account.reached('yes');
    });
    expect(inView(/on this device/)).toBeNull();
    expect(store.getState().announcement.count).toBe(said);
  });

  it('says so in other words where the account may not have it', async () => {
    const { store } = await renderCheckout(basket);
    act(() => {
      accountBasketObserver(store.dispatch).reached('refused');
    });
    expect(inView('Saved on this device; your account can’t have it at the moment.')).toBeVisible();
  });
});

it('remembers that the order contains a gift', async () => {
  const { store, user } = await renderCheckout([lamp]);
  const gift = screen.getByRole('checkbox', { name: 'This Order Contains a gift' });
  expect(gift).not.toBeChecked();
  await user.click(gift);
  expect(gift).toBeChecked();
  expect(store.getState().basket.gift).toBe(true);
  await user.click(gift);
  expect(gift).not.toBeChecked();
});

describe('proceeding to checkout', () => {
  const proceed = () => screen.getByRole('button', { name: 'Proceed to checkout' });

  const panel = () => screen.findByRole('region', { name: 'Your order' });

  it('says in place that orders can not be placed yet, and changes nothing', async () => {
    const { address, store, user } = await renderCheckout([lamp]);
    const before = store.getState();
    expect(proceed()).toHaveAttribute('aria-expanded', 'false');
    await user.click(proceed());
    const answer = 'Orders can’t be placed in this shop yet.';
    expect(within(await panel()).getByText(`${answer} Your basket is saved.`)).toBeVisible();
    expect(proceed()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(answer);
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(store.getState()).toMatchObject({ basket: before.basket, auth: before.auth });
    expect(address()).toBe('/checkout');
  });

  it('does not say that the basket is saved where nothing can be stored', async () => {
    const { basketStore, user } = await renderCheckout([lamp]);
    basketStore.browser.isFull = true;
    await user.click(screen.getByRole('button', { name: 'One more: Lamp' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(proceed());
    expect(await panel()).toHaveTextContent('Your basket lasts until you close this page.');
  });

  it('says that there is nothing to order while the basket is empty', async () => {
    const { user } = await renderCheckout();
    await user.click(proceed());
    const answer = 'There is nothing to order yet: your basket is empty.';
    expect(within(total()).getByText(answer)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(answer);
  });
});

it('keeps its items while I look around', async () => {
  const { goBack, user } = await renderCheckout([lamp, pot]);
  await user.click(screen.getByRole('link', { name: shop.name }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shop.welcome.heading);
  await goBack();
  expect(titles()).toEqual(['Lamp', 'Pot']);
});

it('has an advert, whose picture stays silent', async () => {
  await renderCheckout();
  expect(screen.getByRole('main').querySelector('.checkout-advert img')).toHaveAttribute('alt', '');
});

it('is named', async () => {
  await renderCheckout();
  expect(document.title).toBe(`Your basket · ${shop.name}`);
});
