/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { StarRating } from './StarRating';

it.each([0, 1, 3, 5])('shows one star for each of %i points, and says how many', (rating) => {
  render(<StarRating rating={rating} />);
  const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
  expect(stars.children).toHaveLength(rating);
});
