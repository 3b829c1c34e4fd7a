/** The most answers that are kept of a card, those included that were taken back: far more than anybody learns it by, and few enough to count anew at once. */
export const MOST_ANSWERS = 500
