#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif
