export const shell = {
  'app.name': 'Logodrome',
};
