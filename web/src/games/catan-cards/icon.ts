/** The sign of a card. */
import type { CardInfo } from '../../protocol';
import { isRegion, pictureOf, type CardData, type RegionData } from './card';
import type { Glyph } from './glyphs';

/** Return the sign of a card: that of its resource for a Region, of its kind for Knights and Fleets, else its own. */
export function iconOf(card: CardInfo | undefined): Glyph {
  const data = card?.data as unknown as CardData | RegionData | undefined | null;
  if (!data) return { draw: 'icon', icon: 'hand' };
  if (isRegion(data)) return { draw: 'resource', resource: data.resource };
  const picture = pictureOf(data);
  if (picture === 'knight' || picture === 'fleet') return { draw: 'kind', kind: picture, colour: 'green' };
  return { draw: 'icon', icon: picture };
}
