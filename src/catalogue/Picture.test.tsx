/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { Picture } from './Picture';

it.each([
  ['/lamp.0-320', [320], undefined, 'lazy'],
  ['/phone-5g-480.00-960', [320, 480, 720, 960], true, 'eager'],
  ['/haat/static/media/lamp.0-1600', [320, 480, 720, 960, 1280, 1600], false, 'lazy'],
])(
  'offers every width of %s as AVIF, up to its own, and that as WebP',
  (file, widths, eager, loading) => {
    render(<Picture image={`${file}.webp`} sizes="11rem" alt="A lamp" eager={eager} />);
    const image = screen.getByRole('img', { name: 'A lamp' });
    expect(image).toHaveAttribute('src', `${file}.webp`);
    expect(image).toHaveAttribute('loading', loading);
    const source = image.previousElementSibling;
    const offered = widths.map((width) => `${file.replace(/\d+$/, String(width))}.avif ${width}w`);
    expect(source).toHaveAttribute('srcset', offered.join(', '));
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('sizes', '11rem');
  },
);
