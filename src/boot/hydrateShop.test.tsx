import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { products } from '../features/catalogue/products';
import { meddlings } from '../testing/meddlings';
import { basketLink, openPage, startShop, storedIds } from '../testing/openPage';
import { takeConsole } from '../testing/quietConsole';

const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
const addButton = ({ title }: typeof first) =>
  screen.getByRole('button', { name: `Add to basket: ${title}` });
const searchBox = () => screen.getByRole('searchbox');

/** Runs the script in the page's head. */
const runInlineScript = () => {
  jest.isolateModules(() => {
    jest.requireActual('./inline/main');
  });
};

it.each(Object.entries(meddlings))(
  'loses no press and no text where an extension adds %s before the scripts are there',
  async (_what, meddle) => {
    openPage();
    runInlineScript();
    const user = userEvent.setup();
    await user.click(addButton(first));
    await user.type(searchBox(), first.title);
    meddle();
    await startShop();
    // Of attributes, React complains in development only.
    expect(takeConsole().join()).toMatch(/^$|hydrat/i);
    expect(basketLink(1)).toBeVisible();
    // Where React has rendered all of it again, the search comes back by the address.
    await waitFor(() => {
      expect(searchBox()).toHaveValue(first.title);
      expect(searchBox()).toHaveFocus();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`for “${first.title}”`);
    });

    await user.click(screen.getByRole('link', { name: 'Clear the search' }));
    await user.click(addButton(second));
    expect(basketLink(2)).toBeVisible();
    expect(storedIds()).toEqual([first.id, second.id]);
  },
);
