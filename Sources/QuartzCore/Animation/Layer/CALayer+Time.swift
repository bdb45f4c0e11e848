extension CALayer {
  /// Converts a time of another layer to this layer's time; nil means the time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(l?.global(t) ?? t)
  }

  /// Converts a time of this layer to another layer's time; nil means the time of the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.local(global(t)) ?? global(t)
  }

  /// Converts a time of this layer to the clock's time.
  private func global(_ time: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.parent).reduce(time) { time, layer in
      layer.speed == 0 ? time : time / CFTimeInterval(layer.speed)
    }
  }

  /// Converts a time of the clock to this layer's time.
  private func local(_ time: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.parent).reduce(time) { $0 * CFTimeInterval($1.speed) }
  }
}
