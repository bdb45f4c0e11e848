/// A whole number of 128 bits, in place of the numbers of any size of the package BigInt.
public typealias BigInt = Int128
/// A whole number of 128 bits that is not negative, in place of the package BigInt's.
public typealias BigUInt = UInt128
