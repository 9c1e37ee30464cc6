import { Icon } from '../../shared/components/Icon';

/** One star for each point of the rating. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span className="star-rating" role="img" aria-label={`Rated ${rating} out of 5`}>
      {Array.from({ length: rating }, (_, point) => (
        <Icon key={point} name="star" />
      ))}
    </span>
  );
}
