import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { type OptionSearch, searchOptions } from '#machines/rules/text/option-search.ts';
import { dropdownMessages } from '#messages/en/widgets.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Control, type ControlProps, controlStyles, useControl } from '#parts/form/Control.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Dropdown.module.css';

export interface DropdownOption {
  value: string;
  label: string;
}

export interface DropdownProps extends Omit<ControlProps, 'optional'> {
  name?: string;
  options: readonly DropdownOption[];
  disabled?: boolean;
  /** Called with the chosen value, or '' once nothing is chosen. */
  onChoose: (value: string) => void;
}

/**
 * A combobox: only text that matches an option's name chooses anything (SHELL-16). Escape closes the list and clears the
 * text and the choice (SHELL-17).
 */
export function Dropdown({ label, hint, error, id, name, options, disabled, onChoose }: DropdownProps) {
  const words = useMessages(dropdownMessages);
  const search = useMemo(() => searchOptions(options), [options]);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const matches = useMemo(() => search.matching(typed, MAX_SUGGESTIONS), [search, typed]);
  const { isOpen, highlightedIndex, selectedItem, getInputProps, getMenuProps, getItemProps } =
    useCombobox<DropdownOption>({
      items: matches.shown,
      itemToString: (option) => option?.label ?? '',
      itemToKey: (option) => option?.value,
      inputId: id,
      stateReducer: (state, { type, changes }) => {
        if (type === InputKeyDownEscape) return { ...changes, ...CLEARED };
        return type === InputChange ? { ...changes, ...meant(changes, state, search) } : changes;
      },
      onInputValueChange: ({ inputValue }) => {
        setTyped(inputValue);
        setLeft(false);
      },
      onSelectedItemChange: ({ selectedItem: chosen }) => onChoose(chosen?.value ?? ''),
    });
  const isMismatched = isLeft && typed.trim() !== '' && selectedItem === null;
  const problem = error ?? (isMismatched ? words.mismatch : undefined);
  const control = useControl({ id, hint, error: problem });
  const input = getInputProps({
    ...control,
    name,
    disabled,
    className: controlStyles.input,
    'aria-labelledby': undefined,
    onFocus: (event) => event.currentTarget.select(),
    onBlur: () => setLeft(true),
  });
  return (
    <Control id={control.id} label={label} hint={hint} error={problem}>
      <div className={controlStyles.picker}>
        <input {...input} dir="auto" spellCheck={false} />
        <div className={styles.popup} hidden={!isOpen}>
          <ul {...getMenuProps({ 'aria-label': label })}>
            {isOpen &&
              matches.shown.map((option, index) => (
                <li
                  key={option.value}
                  className={index === highlightedIndex ? `${styles.option} ${styles.current}` : styles.option}
                  {...getItemProps({ item: option, index })}
                >
                  <ServerWords>{option.label}</ServerWords>
                </li>
              ))}
          </ul>
          {matches.shown.length === 0 && <p className={`${styles.note} jr-fine`}>{fillCount(words.matches, 0)}</p>}
          {matches.more > 0 && <p className={`${styles.note} jr-fine`}>{fillCount(words.more, matches.more)}</p>}
        </div>
      </div>
      <LiveRegion text={isOpen ? fillCount(words.matches, matches.shown.length + matches.more) : ''} hidden />
    </Control>
  );
}

const MAX_SUGGESTIONS = 50;
const { InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
const CLEARED = { selectedItem: null, inputValue: '' };

function meant(
  { inputValue = '' }: { inputValue?: string },
  { selectedItem }: { selectedItem: DropdownOption | null },
  search: OptionSearch<DropdownOption>,
) {
  const isSearched = inputValue.trim() !== '' && search.matching(inputValue, 1).shown.length > 0;
  return {
    selectedItem: search.named(inputValue, selectedItem ?? undefined) ?? null,
    highlightedIndex: isSearched ? 0 : -1,
  };
}
