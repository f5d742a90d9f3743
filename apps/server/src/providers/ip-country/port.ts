/** Two capital letters (ISO 3166-1), or null where nobody knows. Rejects when the look-up can't be asked. */
export interface IpCountry {
  countryOf(address: string): Promise<string | null>;
}
