extension CALayer {
  /// Converts a time of another layer to this layer's time; nil is the time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(l?.global(t) ?? t)
  }

  /// Converts a time of this layer to another layer's time; nil is the time of the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.local(global(t)) ?? global(t)
  }

  /// Returns the clock's time for a time of this layer.
  private func global(_ time: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.parent).reduce(time) { time, layer in
      layer.speed == 0 ? time : time / CFTimeInterval(layer.speed)
    }
  }

  /// Returns the time of this layer for a time of the clock.
  private func local(_ time: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.parent).reduce(time) { $0 * CFTimeInterval($1.speed) }
  }
}
