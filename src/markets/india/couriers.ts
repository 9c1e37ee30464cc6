import type { CourierFile } from '../couriers';

/**
 * Shiprocket: the columns of the sample file at Orders, Import Orders, as of 2026, without those at its end that are
 * optional and only for documents and purchase orders. It computes the cash to collect: prices and charges, less the
 * discount.
 */
const shiprocket: CourierFile = {
  columns: {
    '*Order Id': '{id}',
    'Order Date as dd-mm-yyyy hh:MM': '{date} {time}',
    '*Channel': 'Custom',
    '*Payment Method(COD/Prepaid)': '{payment}',
    '*Customer First Name': '{firstName}',
    'Customer Last Name': '{lastName}',
    'Email (Optional)': '{email}',
    '*Customer Mobile': '{mobile}',
    'Customer Alternate Mobile': '',
    '*Shipping Address Line 1': '{addressLine1}',
    'Shipping Address Line 2': '{addressLine2}',
    '*Shipping Address Country': 'India',
    '*Shipping Address State': '{state}',
    '*Shipping Address City': '{city}',
    '*Shipping Address Postcode': '{postalCode}',
    'Billing Address Line 1': '',
    'Billing Address Line 2': '',
    'Billing Address Country': '',
    'Billing Address State': '',
    'Billing Address City': '',
    'Billing Address Postcode': '',
    '*Master SKU': '{productId}',
    '*Product Name': '{product}',
    '*Product Quantity': '{count}',
    'Tax %': '',
    '*Selling Price(Per Unit Item, Inclusive of Tax)': '{price}',
    'Discount(Per Unit Item)': '',
    'Shipping Charges(Per Order)': '{delivery}',
    'COD Charges(Per Order)': '',
    'Gift Wrap Charges(Per Order)': '',
    'Total Discount (Per Order)': '{discount}',
    '*Partial COD (Yes/No)': 'No',
    'Paid Amount (Rs.)': '',
    '*Length (cm)': '{lengthCm}',
    '*Breadth (cm)': '{widthCm}',
    '*Height (cm)': '{heightCm}',
    '*Weight Of Shipment(kg)': '{weightKg}',
    'Send Notification(True/False)': '',
    Comment: '{instructions}',
    'HSN Code': '',
    'Location Id': '',
  },
};

/**
 * Delhivery One: the columns of its template at Orders, Bulk Upload Orders, as of 2026, up to the last one that a shop
 * fills in. An order of several products repeats its number. See https://help.delhivery.com/docs/update-forward-order.
 * The name of the pickup location is the one in the account: a shop's configuration says it.
 */
const delhivery: CourierFile = {
  columns: {
    '*Sale Order Number': '{id}',
    '*Pickup Location Name': '{shop}',
    '*Transport Mode': 'Surface',
    '*Payment Mode': '{payment}',
    'COD Amount': '{cash}',
    '*Customer Name': '{name}',
    '*Customer Phone': '{mobile}',
    '*Shipping Address Line1': '{addressLine1}',
    'Shipping Address Line2': '{addressLine2}',
    '*Shipping City': '{city}',
    '*Shipping State': '{state}',
    '*Shipping Pincode': '{postalCode}',
    '*Item Sku Code': '{productId}',
    '*Item Sku Name': '{product}',
    '*Quantity Ordered': '{count}',
    '*Unit Item Price': '{price}',
    'Package Name': '',
    'Packaging Type': '',
    'Length (cm)': '{lengthCm}',
    'Breadth (cm)': '{widthCm}',
    'Height (cm)': '{heightCm}',
    'Packaged Product Weight (gm)': '{weightG}',
    'Product Weight (gm)': '',
    'Fragile Shipment': 'No',
    'Discount Type': '',
    'Discount Value': '',
    'Tax Class Code': '',
    'Customer Email': '{email}',
    'Billing Address same as Shipping Address': 'Yes',
  },
};

/** The files by the names of their couriers. */
export const courierFiles: Readonly<Record<string, CourierFile>> = {
  Shiprocket: shiprocket,
  Delhivery: delhivery,
};
