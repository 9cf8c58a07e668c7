document.getElementById('powrot').submit();
