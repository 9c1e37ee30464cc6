import { Icon } from '../../shared/components/Icon';
import { catalogueWords as words } from '../../words/en/catalogue';

/** One star for each point of the rating. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span className="star-rating" role="img" aria-label={words.rating(rating)}>
      {Array.from({ length: rating }, (_, point) => (
        <Icon key={point} name="star" />
      ))}
    </span>
  );
}
