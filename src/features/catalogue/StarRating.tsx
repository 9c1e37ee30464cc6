import { Icon } from '../../shared/components/Icon';
import { catalogueWords as words } from '../../words/en/catalogue';

export function StarRating({ rating }: { rating: number }) {
  return (
    <span className="star-rating" role="img" aria-label={words.rating(rating)}>
      {Array.from({ length: rating }, (_, point) => (
        <Icon key={point} name="star" />
      ))}
    </span>
  );
}
