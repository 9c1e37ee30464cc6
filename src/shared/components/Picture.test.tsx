/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { Picture, srcSet } from './Picture';

describe('srcSet', () => {
  it('lists every width up to the widest', () => {
    expect(srcSet('/haat/static/media/lamp.0123abcd-720.webp')).toBe(
      '/haat/static/media/lamp.0123abcd-320.avif 320w, ' +
        '/haat/static/media/lamp.0123abcd-480.avif 480w, ' +
        '/haat/static/media/lamp.0123abcd-720.avif 720w',
    );
  });

  it.each([
    [320, [320]],
    [960, [320, 480, 720, 960]],
    [1600, [320, 480, 720, 960, 1280, 1600]],
  ])('offers nothing wider than the widest file there is: %i', (widest, widths) => {
    const offered = srcSet(`/lamp.0-${widest}.webp`).split(', ');
    expect(offered).toEqual(widths.map((width) => `/lamp.0-${width}.avif ${width}w`));
  });

  it('keeps hyphens and digits of the name', () => {
    expect(srcSet('/phone-5g-480.00-320.webp')).toBe('/phone-5g-480.00-320.avif 320w');
  });
});

describe('Picture', () => {
  const picture = { image: '/lamp.0-480.webp', sizes: '11rem', alt: 'A lamp' };

  it('offers every width of AVIF, and the one WebP to browsers without', () => {
    render(<Picture {...picture} />);
    const image = screen.getByRole('img', { name: 'A lamp' });
    expect(image).toHaveAttribute('src', '/lamp.0-480.webp');
    const source = image.previousElementSibling;
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/lamp.0-320.avif 320w, /lamp.0-480.avif 480w');
    expect(source).toHaveAttribute('sizes', '11rem');
  });

  it.each([
    [undefined, 'lazy'],
    [true, 'eager'],
  ])('with eager %s loads %s', (eager, loading) => {
    render(<Picture {...picture} eager={eager} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
  });
});
