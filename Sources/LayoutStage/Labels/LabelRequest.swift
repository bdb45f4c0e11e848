/// Words that want a place in a picture.
struct LabelRequest {
  var text: String
  var role: Label.Role
  /// Where they may be, in any order.
  var options: [LabelOption]
}
