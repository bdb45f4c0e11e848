/// A button that a bar makes for an item, anew whenever the item or the traits change.
@MainActor protocol ItemButton: UIView {
  /// The item of the button.
  var item: AnyObject { get }
}

extension ItemButton {
  /// Takes the frames of the items' former buttons, from which an animation continues.
  func takePlace(of buttons: [Self]) {
    guard let old = buttons.first(where: { $0.item === item }), !old.frame.isEmpty else { return }
    frame = old.frame
    // To the eye both are one button; what is in the new one is at its place at once.
    BlockRecording.current?.unanimatedLayers?.forget(_layer)
    _layer.animations = old._layer.animations
    old._layer.animations = nil
  }
}
