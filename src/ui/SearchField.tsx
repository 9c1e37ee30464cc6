interface SearchFieldProps {
  id: string;
  label: string;
  /** Shown instead of the label, which only screen readers get then. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search field, whose text no keyboard corrects. */
export function SearchField({ id, label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id} className={placeholder && 'visually-hidden'}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </div>
  );
}
