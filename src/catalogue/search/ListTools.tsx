import { useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAnnounce } from '../../store/announce';
import { homePath, paths } from '../../ui/navigation';
import { searchResultsWords as words } from '../../words/en/searchResults';
import type { ListRequest } from '../listsSlice';
import { catalogue } from '../products?first';
import './ListTools.css';

const PAUSE_MS = 600;

interface ListNewsProps {
  heading: string;
  text: string;
}

/** Announces what is listed, when it changes and typing pauses. */
export function ListNews({ heading, text }: ListNewsProps) {
  const announce = useAnnounce();
  const sentence = heading && text ? words.both(heading, text) : heading || text;
  // Everything needs no announcement, unless something else was listed before.
  const announced = useRef(heading ? '' : sentence);
  // Not at every letter: a screen reader says each of them as it is typed.
  useEffect(() => {
    if (sentence === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = sentence;
      announce(sentence);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, sentence]);
  return null;
}

/** Scrolls the line of categories to the one that is shown. */
function showCurrent() {
  const link = document.querySelector('.categories [aria-current]');
  const line = link?.parentElement;
  if (!line) return;
  const [inner, outer] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

interface ListToolsProps {
  request: ListRequest;
  /** About the list; may be empty. */
  text: string;
  /** How many products there are; `undefined` while they load. */
  count: number | undefined;
}

/** Below the heading of a search or a category: what else there is to say, what ends it, and the order. */
export function ListTools({ request, text, count = 0 }: ListToolsProps) {
  const { query, category, sort } = request;
  const navigate = useNavigate();
  const id = useId();
  useEffect(showCurrent, [category]);
  return (
    <>
      {text && <p>{text}</p>}
      {(query || (category && catalogue.categories.length < 2)) && (
        <Link className="button button-quiet" to={paths.home}>
          {query ? words.clear : words.showAll}
        </Link>
      )}
      {count > 1 && (
        <div className="list-sort">
          <label htmlFor={id}>{words.sortBy}</label>
          <select
            id={id}
            value={sort}
            onChange={({ target }) => {
              const to = homePath({ q: query, category, sort: target.value });
              // With the arrow keys, each option is chosen on the way to another.
              void navigate(to, { replace: true });
            }}
          >
            <option value="">{words.featured}</option>
            <option value="price">{words.cheapestFirst}</option>
            <option value="-price">{words.dearestFirst}</option>
          </select>
        </div>
      )}
    </>
  );
}
