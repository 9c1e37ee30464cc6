import type { ComponentProps } from 'react';
import './FileButton.css';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  children: string;
  /** Only one file unless `multiple`. */
  onChoose: (...files: [File, ...File[]]) => void;
}

/** A button that opens files. */
export function FileButton({ children, onChoose, ...input }: FileButtonProps) {
  return (
    <label className="button button-quiet file-button">
      {children}
      <input
        type="file"
        className="visually-hidden"
        {...input}
        onChange={({ target }) => {
          const [file, ...more] = target.files ?? [];
          if (file) onChoose(file, ...more);
          // The emptied field lets the user choose the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}
