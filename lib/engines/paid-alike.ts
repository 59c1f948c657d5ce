/** How many times a price may be another that is paid for the same. */
const farthest = 8;

/** Whether prices can be paid for the same: "€249 or €9 a month" are not. */
export function arePaidAlike(prices: readonly { amount: number }[]): boolean {
  const amounts = prices.map(({ amount }) => amount);
  return Math.max(...amounts) <= farthest * Math.min(...amounts);
}
