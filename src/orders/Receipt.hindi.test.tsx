/** @jest-environment ./src/testing/browserEnvironment.ts */
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderWithShop } from '../testing/renderApp';
import { Receipt } from './Receipt';

/** Opens the receipt of two lamps for ₹6,000 each, which were sent in the evening. */
function openReceipt() {
  const order = new FakeOrders().add({
    owner: 'asha',
    items: [{ productId: 'lamp', price: 6000, count: 2 }],
    delivery: { price: 49 },
    state: 'sent',
    placedAt: Date.parse('2026-11-23T18:30+05:30'),
  });
  return renderWithShop(<Receipt order={order} />).container;
}

const textsOf = (container: HTMLElement, selector: string) =>
  Array.from(container.querySelectorAll(selector), (element) => element.textContent);

it('a receipt in Hindi has its amounts in rupees, grouped as Hindi writes them', () => {
  expect(textsOf(openReceipt(), '.order-summary-row, .sum')).toEqual([
    'प्रोडक्ट lamp, अब नहीं बिकता 2 × ₹6,000 ₹12,000',
    'डिलीवरी: ₹49',
    'कुल (कैश ऑन डिलीवरी): ₹12,049',
  ]);
});

it('a receipt in Hindi names the order’s states, their times and the state of the address', () => {
  const container = openReceipt();
  expect(container).toHaveTextContent(
    '23 नव॰ 2026, शाम 6:30 को ऑर्डर किया गया; 23 नव॰ 2026, शाम 6:30 को भेजा गया',
  );
  expect(textsOf(container, 'address > *')).toContain('कर्नाटक');
});
