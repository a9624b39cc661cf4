/** Icons of our own, 24 by 24 units, drawn so that they can be read at a size of ten pixels. */
export const OWN_SIGNS: Record<string, string> = {
  faith: 'M9.7 2h4.600v5.700H20v4.600h-5.700V22H9.700v-9.700H4V7.700h5.700z',
  castle: 'M2 22V4h4v3h3V4h6v3h3V4h4v18h-7v-5a3 3 0 0 0-6 0v5z',
  village: 'M12 2 1.5 12H5v10h5v-6h4v6h5V12h3.500z',
  purse: 'M8 2h8l-2 4c5 3 7 7 7 11 0 3-3 5-9 5s-9-2-9-5c0-4 2-8 7-11z',
};
