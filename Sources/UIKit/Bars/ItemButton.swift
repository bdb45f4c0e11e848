/// A button that a bar creates for an item.
///
/// Bars create new buttons whenever the item or the traits change.
@MainActor protocol ItemButton: UIView {
  /// The item shown by the button.
  var item: AnyObject { get }
}

extension ItemButton {
  /// Takes over the frame and the animations of the old button for the same item, so that its
  /// movement continues.
  func takePlace(of buttons: [Self]) {
    guard let old = buttons.first(where: { $0.item === item }), !old.frame.isEmpty else { return }
    frame = old.frame
    // The user sees both buttons as one, so the new layer animates like the old one. The new
    // button's contents are at their final positions at once.
    BlockRecording.current?.unanimatedLayers?.forget(_layer)
    _layer.animations = old._layer.animations
    old._layer.animations = nil
  }
}
