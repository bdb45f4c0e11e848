/// The settings of a list for a keyboard's focus, which no picture shows.
struct FocusSettings {
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var isSpringLoaded = false
  var selectionFollowsFocus = false
  var remembersLastFocusedIndexPath = false
}
