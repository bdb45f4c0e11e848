/// An integer of 128 bits, in place of the package BigInt's integers of any size.
public typealias BigInt = Int128

/// An unsigned integer of 128 bits, in place of the package BigInt's.
public typealias BigUInt = UInt128
