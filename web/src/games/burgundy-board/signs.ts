/** What a knowledge tile does, in signs: names of icons, and short words between them. */
import type { TileData } from './tiles';

/** By the name of an effect; `n` stands for its amount. Amounts that an option changes are left out. */
const SIGNS: Record<string, readonly string[]> = {
  several_alike: ['building', '=', 'building'],
  mine_workers: ['mine', 'worker'],
  sale_silver: ['good', 'n', 'silver'],
  sale_workers: ['good', 'worker'],
  second_depot: ['ship', 'good', 'good'],
  animals_more: ['livestock', '+n'],
  shift: ['worker', '±n'],
  free_take: ['±n', 'any_tile'],
  workers_silver: ['worker', 'silver'],
  workers: ['n', 'worker'],
  end_sold_goods: ['good', '+'],
  end_species: ['livestock', '+n'],
  end_sold_tiles: ['good', '+n'],
  end_bonus_tiles: ['bonus', '+'],
  on_top: ['ship', '↑'],
  silver_for_workers: ['silver', '›', 'worker'],
};

export function signsOf({ effect = '', of = [], amount = 0 }: TileData): string[] {
  const signs = effect === 'end_buildings' ? [...of, '+n'] : effect === 'free_place' ? ['±n', ...of] : SIGNS[effect];
  return (signs ?? []).map((sign) => (/^[+±]?n$/.test(sign) ? sign.replace('n', String(amount)) : sign));
}
