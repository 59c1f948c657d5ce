/** How long a chosen theme is kept, in days. */
export const themeDays = 365;
export const themeCookie = "theme";
