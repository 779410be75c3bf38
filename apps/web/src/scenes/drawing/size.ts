/** As wide and high as every scene is drawn; the far edge of table, street or floor lies at `EDGE`. */
export const WIDTH = 1440
export const HEIGHT = 900
export const EDGE = 352
